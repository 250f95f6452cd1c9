export type * from './board.ts';
export { pointKey, SOUNDS } from './board.ts';
export { type Size, useBox } from './box.ts';
export { Mark, Wordmark } from './brand.tsx';
export { BREAKPOINTS, TABLE_LAYOUTS } from './breakpoints.ts';
export {
  Cartouche,
  type ChartMoment,
  ChartOfMoment,
  Coast,
  type CoastProps,
  MomentCartouche,
  type Point,
  Rhumbs,
  Rose,
  RosePoints,
  SeaChart,
  type SeaChartProps,
  Sounding,
  type SoundingProps,
  Wreck,
} from './chart.tsx';
export { type Credit, FONT_CREDITS, ICON_CREDITS } from './credits.ts';
export type * from './editor.ts';
export { bestFirst, EndPaper, EndPicture, pictureInk, squeezed, wrapped } from './ending/ending.tsx';
export { Race, type RacePlot, SeatShape } from './ending/race.tsx';
export { ChoiceOffer } from './focus/choice-offer.tsx';
export { ConcernSlip } from './focus/concern-slip.tsx';
export { FocusLayout, type FocusLayoutProps } from './focus/focus-layout.tsx';
export { ICON_NAMES, Icon, type IconName, type IconProps, Sandbags } from './icons.tsx';
export { useKeptFocus } from './kept-focus.ts';
export { comingLater, Drawn, fetched, placeIn, useLater } from './later.tsx';
export type * from './lesson.ts';
export { NAMES_AT_LESSONS } from './lesson.ts';
export type {
  Aid,
  AidProps,
  Announced,
  GameManifest,
  Legend,
  OptionCard,
  OptionCards,
  Sign,
  Sketch,
} from './manifest.ts';
export { type Arrow, type Hex, type HexGrid, hexAt, hexBeside, hexMiddle, hexOutline } from './map/hexes.ts';
export { type Hold, type Touched, useTouch } from './map/touch.ts';
export { CLOSER, closeUp, unzoomed, useZoom, WHOLE, type Zoom, type Zooming, type ZoomLimits } from './map/zoom.ts';
export { Beside, type BesideProps } from './parts/beside.tsx';
export { CARD_SIZES, Card, CardBack, CardPlace, type CardProps, type CardSize } from './parts/card.tsx';
export { Dialog, type DialogProps } from './parts/dialog.tsx';
export { Empty, type EmptyProps } from './parts/empty.tsx';
export { Explained, type ExplainedProps } from './parts/explained.tsx';
export {
  Choice,
  type ChoiceProps,
  Switch,
  type SwitchProps,
  TextField,
  type TextFieldProps,
} from './parts/form.tsx';
export { OfferButton, type OfferButtonProps } from './parts/offer.tsx';
export { Pips, type PipsProps } from './parts/pips.tsx';
export { Odds, PanelHead, Slip, type SlipOdds, type SlipProps, type SlipRow } from './parts/slip.tsx';
export { Toast, type ToastProps } from './parts/toast.tsx';
export { Tool, type ToolProps } from './parts/tool.tsx';
export { useLate, Waiting } from './parts/waiting.tsx';
export {
  onSeat,
  Pawn,
  type PawnProps,
  SEAT_LOOKS,
  SeatMark,
  type SeatMarkProps,
  SeatPatternDefs,
  SeatPatterns,
  seatColour,
  seatLook,
  seatPattern,
} from './seats.tsx';
export { isArrow, placeBeside } from './table/arrows.ts';
export { type Concern, concernsBy } from './table/concerns.ts';
export {
  type Beat,
  beatsOf,
  durationOf,
  type FactLook,
  type FactTable,
  lineOf,
  soundOf,
} from './table/facts.ts';
export type { DrawnMark, MarkKind } from './table/later/move-marks.tsx';
export type { Stage } from './table/later/stage.ts';
export { MoveMarks } from './table/marks.ts';
export type { Flyer, Frames, Motion, MotionScene, Motions } from './table/motion.ts';
export { keyOf, keysIn, type Offering, type OfferKind, offersBy, type Refused } from './table/offers.ts';
export {
  type By,
  FINGER,
  type Meant,
  Pointed,
  type Pointing,
  type PointingProps,
  usePointing,
} from './table/pointing.tsx';
export { useMotion, useStage } from './table/use-motion.ts';
