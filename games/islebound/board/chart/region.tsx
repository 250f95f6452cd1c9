import { at, type Seat } from '@skerry/engine';
import { Drawn } from '@skerry/look';
import type { Banner as BannerName, CrewSymbol, TownName } from '../../content/vocabulary.ts';
import { cubeOf, type DrawingName, drawingAddress } from '../parts/drawing.tsx';
import { cornerMarks, inset, type Place, pathOf, spotIn } from './places.ts';
import type { Size } from './region-layout.ts';

/** How a region is drawn: the map it is on, and how much its figures grow where the map is small. */
export interface Look {
  readonly size: Size;
  readonly grow: number;
}

/** What is told of a town on the map. */
export interface TownLook {
  readonly town: TownName;
  readonly name: string;
  readonly owner: Seat | undefined;
  /** The reader's own: its banner is parchment, and nothing is paid. */
  readonly isOwn: boolean;
  readonly banners: readonly BannerName[];
  /** "5", or "5+2" where another controls it. */
  readonly strength: string;
  readonly coin: number;
  readonly exhaust: readonly CrewSymbol[];
  readonly hasEvent: boolean;
  /** How far land, name and ships make room for a second banner. */
  readonly down: number;
  /** How far the name makes room for ships. */
  readonly aside: number;
}

interface Drawing {
  readonly place: Place;
  readonly look: Look;
  readonly town: TownLook;
}

/** A drawing round a point. */
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

/** The town on its land, its cube, its event, its banners and what entering it costs. */
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
              <text x={isRed ? 5 : 9} y={5.6} font-size={font}>
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
            {cost !== 'coin' && <circle r="9.6" />}
            <Piece name={cost === 'coin' ? 'coin' : `skill-${cost}`} x={0} y={0} width={cost === 'coin' ? 21 : 13} />
          </g>
        );
      })}
    </>
  );
}

export function Name({ place, look, town }: Drawing) {
  const { x, y } = spotIn(place, place.layout.name, (town.down * 5) / 6);
  return (
    <text class="ib-name" x={x + town.aside} y={y} font-size={16.5 * look.grow}>
      {town.name}
    </text>
  );
}

export type Mark = 'can' | 'chosen' | 'refused';

/** How a region stands to what is asked: within reach, chosen, or refused. */
export function RegionMark({ place, mark }: { readonly place: Place; readonly mark: Mark }) {
  const points = inset(place);
  if (mark === 'refused') return <path class="ib-veil" d={pathOf(points)} />;
  const lines = mark === 'chosen' ? pathOf(points) : cornerMarks(points);
  return (
    <g class="ib-reach" data-mark={mark}>
      <path class="ib-tint" d={pathOf(points)} />
      <path class="ib-edge" d={lines} />
      <path class="ib-brass" d={lines} />
    </g>
  );
}

const PHONE_TAG = 1.86;
/** How far a tag twice as large would stand above its place. */
const LIFT = 30;

export type TagLook =
  | { readonly kind: 'fish' | 'key'; readonly n: number; readonly isRefused?: boolean }
  | { readonly kind: 'word'; readonly word: string };

/** What a region costs while sailing, on a brass tag; or that it is refused, with a coral cross. */
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
  const [x] = place.layout.isle;
  const isBeside = place.layout.isle[0] === 0;
  const scale = look.size === 'wide' ? look.grow : PHONE_TAG;
  const from = ((tags.length - 1) * 54) / 2;
  // Larger tags stand higher, so that the name below them is read.
  const lift = look.size === 'wide' ? (scale - 1) * LIFT : 0;
  const { x: left, y: top } = spotIn(place, [x, (isBeside ? 26 : 22) - lift], down);
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
        <text class="ib-tag-word" y={5}>
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
      <text x={11} y={5.4}>
        {tag.n}
      </text>
      {tag.isRefused && <path class="ib-cross" d="M18 -6L26 6M26 -6L18 6" />}
    </>
  );
}
