import { at, type Seat } from '@skerry/engine';
import { Drawn } from '@skerry/look';
import type { Banner as BannerName, CrewSymbol, TownName } from '../../content/vocabulary.ts';
import { cubeOf, type DrawingName, drawingAddress } from '../parts/drawing.tsx';
import { cornerMarks, inset, type Place, pathOf, spotIn } from './places.ts';
import type { Size } from './region-layout.ts';

/** The map being drawn, and the magnification of figures on a small map. */
export interface Look {
  readonly size: Size;
  readonly grow: number;
}

/** A town's data on the map. */
export interface TownLook {
  readonly town: TownName;
  readonly name: string;
  readonly owner: Seat | undefined;
  /** The player's own town: parchment banner, no entry cost. */
  readonly isOwn: boolean;
  readonly banners: readonly BannerName[];
  /** "5", or "5+2" if another seat controls it. */
  readonly strength: string;
  readonly coin: number;
  readonly exhaust: readonly CrewSymbol[];
  readonly hasEvent: boolean;
  /** How far land, name and ships move down for a second banner. */
  readonly down: number;
  /** How far the name moves aside for ships. */
  readonly aside: number;
}

interface Drawing {
  readonly place: Place;
  readonly look: Look;
  readonly town: TownLook;
}

function Piece({
  name,
  x,
  y,
  width,
  height = width,
}: {
  name: DrawingName;
  x: number;
  y: number;
  width: number;
  height?: number;
}) {
  return <Drawn href={drawingAddress(name)} x={x - width / 2} y={y - height / 2} width={width} height={height} />;
}

export function Land({ place, look, town }: Drawing) {
  const { scale, isle } = place.layout;
  const { x, y } = spotIn(place, isle, town.down);
  const name: DrawingName = look.size === 'wide' ? `isle-${place.land}` : `isle-bare-${place.land}`;
  return <Piece name={name} x={x} y={y} width={180 * scale} height={152 * scale} />;
}

/** The town on its land with cube, event, banners and entry cost. */
export function Town({ place, look, town }: Drawing) {
  const { layout } = place;
  const isWide = look.size === 'wide';
  const land = spotIn(place, layout.isle, town.down);
  const cube = spotIn(place, layout.cube, town.down);
  const event = spotIn(place, layout.event, town.down);
  const piece = (wide: number) => (isWide ? wide : 44);
  return (
    <g class="ib-town" data-town={town.town} data-place={town.name}>
      <Piece name={`town-${town.town}`} {...land} width={128 * layout.scale} height={100.8 * layout.scale} />
      <Banners place={place} look={look} town={town} />
      {isWide && !town.isOwn && <EntryFee place={place} look={look} town={town} />}
      {town.hasEvent && (
        <g class="ib-event-mark" data-event={town.town}>
          <Piece name="event" {...event} width={piece(29)} />
        </g>
      )}
      {town.owner !== undefined && (
        <g class="ib-cube" data-cube={town.town}>
          <Piece name={cubeOf(town.owner)} {...cube} width={piece(28)} />
        </g>
      )}
    </g>
  );
}

const PHONE_BANNER = 1.56;

function Banners({ place, look, town }: Drawing) {
  const { layout } = place;
  const spots = town.banners.length > 1 ? layout.banners : [layout.banner];
  const scale = look.size === 'wide' ? look.grow : PHONE_BANNER;
  const font = look.size === 'wide' ? (town.strength.length > 1 ? 15.5 : 17) : 17.8 * look.grow;
  return (
    <>
      {town.banners.map((banner, n) => {
        const { x, y } = spotIn(place, at(spots, n));
        const isRed = banner === 'red';
        return (
          <g key={banner} class="ib-banner" data-banner={town.town} transform={`translate(${x} ${y}) scale(${scale})`}>
            <g class="ib-cloth">
              <Piece
                name={town.isOwn ? `banner-${banner}-own` : `banner-${banner}`}
                x={0}
                y={1}
                width={58}
                height={30}
              />
              <Piece name={isRed ? 'skill-combat' : 'skill-negotiate'} x={isRed ? -17 : -12} y={0} width={13} />
              <text class="sans" x={isRed ? 5 : 9} y={5.6} font-size={font} fill="currentColor">
                {town.strength}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A coin, a key for Administrate, a person for any crew member. */
function EntryFee({ place, look, town }: Drawing) {
  const { layout } = place;
  const spots = town.banners.length > 1 ? layout.entriesBeside : layout.entries;
  const costs: readonly (CrewSymbol | 'coin')[] = [...(town.coin > 0 ? (['coin'] as const) : []), ...town.exhaust];
  return (
    <>
      {costs.slice(0, 2).map((cost, n) => {
        const { x, y } = spotIn(place, at(spots, n));
        return (
          <g key={`${cost} ${n}`} class="ib-entry" transform={`translate(${x} ${y}) scale(${look.grow})`}>
            {cost !== 'coin' && <circle r="9.6" fill="var(--tile)" stroke="currentColor" stroke-width="1.5" />}
            <Piece name={cost === 'coin' ? 'coin' : `skill-${cost}`} x={0} y={0} width={cost === 'coin' ? 21 : 13} />
          </g>
        );
      })}
    </>
  );
}

/** As on the wide map at its smallest. */
const PHONE_NAME = 25;

export function Name({ place, look, town }: Drawing) {
  const { x, y } = spotIn(place, place.layout.name, (town.down * 5) / 6);
  return (
    <text
      class="serif ib-name"
      x={x + (look.size === 'wide' ? town.aside : 0)}
      y={y}
      font-size={look.size === 'wide' ? 16.5 * look.grow : PHONE_NAME}
    >
      {town.name}
    </text>
  );
}

export type Mark = 'can' | 'chosen' | 'refused';

/** The region's state: within reach, chosen, or refused. */
export function RegionMark({ place, mark }: { readonly place: Place; readonly mark: Mark }) {
  const points = inset(place);
  if (mark === 'refused') return <path class="ib-veil" d={pathOf(points)} />;
  const lines = mark === 'chosen' ? pathOf(points) : cornerMarks(points);
  return (
    <g class="ib-reach" data-mark={mark}>
      <path class="ib-tint" d={pathOf(points)} />
      <path d={lines} fill="none" stroke="var(--tile-ink)" stroke-width="7.5" />
      <path class="ib-brass" d={lines} />
    </g>
  );
}

const PHONE_TAG = 1.7;
/** How far a tag of double size is raised. */
const LIFT = 30;

export type TagLook =
  | { readonly kind: 'fish' | 'key'; readonly n: number; readonly isRefused?: boolean }
  | { readonly kind: 'word'; readonly word: string };

/** A passage's cost on a brass tag, or its refusal: on a phone only a cross, so that the town stays visible. */
export function Tags({
  place,
  look,
  tags,
  down,
}: {
  place: Place;
  look: Look;
  tags: readonly TagLook[];
  down: number;
}) {
  if (look.size === 'phone' && tags.some((tag) => tag.kind === 'word' || tag.isRefused)) {
    const { x, y } = spotIn(place, place.layout.refused, down);
    return (
      <g class="ib-tag" data-refused="true" transform={`translate(${x} ${y}) scale(${PHONE_TAG})`}>
        <circle r="9" />
        <path class="ib-cross" d="M-4 -4L4 4M4 -4L-4 4" />
      </g>
    );
  }
  const scale = look.size === 'wide' ? look.grow : PHONE_TAG;
  const from = ((tags.length - 1) * 54) / 2;
  // Larger tags are raised, so that the name below stays legible.
  const lift = look.size === 'wide' ? (scale - 1) * LIFT : 0;
  const [x, y] = place.layout.tags;
  const { x: left, y: top } = spotIn(place, [x, y - lift], down);
  return (
    <>
      {tags.map((tag, n) => (
        <g
          key={tag.kind}
          class="ib-tag"
          data-refused={tag.kind === 'word' || tag.isRefused === true}
          transform={`translate(${left} ${top}) scale(${scale}) translate(${n * 54 - from} 0)`}
        >
          <Tag tag={tag} />
        </g>
      ))}
    </>
  );
}

function Tag({ tag }: { readonly tag: TagLook }) {
  if (tag.kind === 'word') {
    const half = 8 + tag.word.length * 3.6;
    return (
      <>
        <path d={`M${-half} -13H${half}V13H${-half}Z`} />
        <text class="serif italic ib-tag-word" y={5} font-size="15">
          {tag.word}
        </text>
      </>
    );
  }
  const isFish = tag.kind === 'fish';
  return (
    <>
      <path d={tag.isRefused ? 'M-28 -13H30V13H-28Z' : 'M-26 -13H24V13H-26Z'} />
      <Piece name={isFish ? 'fish' : 'skill-administrate'} x={-11} y={0} width={isFish ? 26 : 17} />
      <text class="sans" x={11} y={5.4} font-size="15" fill="currentColor">
        {tag.n}
      </text>
      {tag.isRefused && <path class="ib-cross" d="M18 -6L26 6M26 -6L18 6" />}
    </>
  );
}
