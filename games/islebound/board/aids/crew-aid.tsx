import { inLanguage } from '@skerry/engine';
import './aid.css';
import { type AidProps, OfferButton, Tool } from '@skerry/look';
import { useState } from 'preact/hooks';
import {
  MOST_POINTS,
  MOST_TILES,
  TILE_KINDS,
  type Tile,
  type TileKind,
  villagePoints,
} from '../../content/above-and-below.ts';
import { aidWords } from '../../text/aids.ts';
import { AidLines } from './aid-lines.tsx';

/** IB-208 to IB-211: how the crew join a game of Above and Below, and what they are worth there. */
export function CrewInAboveAndBelow(props: AidProps) {
  const words = inLanguage(props.language, aidWords).crew;
  return (
    <div class="stack ib-aid">
      <p class="prose">{words.unchanged}</p>
      <section>
        <h3>{words.setUp}</h3>
        <AidLines {...props} lines={words.steps} />
      </section>
      <section>
        <h3>{words.scoring}</h3>
        <AidLines {...props} lines={words.worth} />
      </section>
      <Adder {...props} />
    </div>
  );
}

const FIRST: Tile = { kind: 'good', n: 0 };

/** IB-211: a number per tile; the sum is shown below. Nothing is stored. */
function Adder({ language }: AidProps) {
  const words = inLanguage(language, aidWords).crew;
  const [tiles, setTiles] = useState<readonly Tile[]>([FIRST]);
  const change = (at: number, tile: Partial<Tile>) =>
    setTiles(tiles.map((each, n) => (n === at ? { ...each, ...tile } : each)));
  return (
    <section>
      <h3>{words.adder}</h3>
      <p class="hint">{words.adderHow}</p>
      <ol class="stack ib-tiles">
        {tiles.map(({ kind, n }, at) => (
          <li key={at}>
            <span class="ib-tile-number">{words.tile(at + 1)}</span>
            <label class="fine">
              {words.kind}
              <select
                class="input"
                value={kind}
                onChange={(event) => change(at, { kind: event.currentTarget.value as TileKind })}
              >
                {TILE_KINDS.map((each) => (
                  <option key={each} value={each}>
                    {words.kinds[each]}
                  </option>
                ))}
              </select>
            </label>
            <label class="fine">
              {words.numbers[kind]}
              <input
                class="input"
                type="number"
                inputMode="numeric"
                min={0}
                max={MOST_POINTS}
                value={n}
                onInput={(event) => change(at, { n: withinReach(event.currentTarget.valueAsNumber) })}
              />
            </label>
            <Tool
              icon="close"
              label={words.remove(at + 1)}
              quiet
              onClick={() => setTiles(tiles.filter((_, nth) => nth !== at))}
            />
          </li>
        ))}
      </ol>
      {tiles.length < MOST_TILES ? (
        <OfferButton label={words.add} onClick={() => setTiles([...tiles, FIRST])} />
      ) : (
        <p class="hint">{words.full}</p>
      )}
      <output class="closing ib-sum-of-tiles">{words.sum(villagePoints(tiles))}</output>
    </section>
  );
}

/** A whole number from 0 to a tile's maximum; an empty field counts as 0. */
export const withinReach = (n: number): number =>
  Number.isNaN(n) ? 0 : Math.max(0, Math.min(MOST_POINTS, Math.floor(n)));
