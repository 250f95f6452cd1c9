import type { Visitor } from '../visitor.ts';

/** Everything the server says to a guest, frame by frame, also after a reload. */
export function hearing({ page }: Visitor): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

interface Update {
  readonly patch?: readonly (readonly [path: readonly (string | number)[], ...change: unknown[]])[];
}

interface Told extends Update {
  readonly story?: {
    readonly opening: { readonly secrets?: readonly unknown[] } | null;
    readonly news: readonly Update[];
  };
}

/** The seats whose compartment was told anything of, in any frame. */
export const openedCompartments = (frames: readonly string[]): number[] =>
  frames.map((frame) => JSON.parse(frame) as Told).flatMap(opened);

function opened({ story, ...news }: Told): number[] {
  const whole = story?.opening?.secrets?.flatMap((secret, seat) => (secret === null ? [] : [seat])) ?? [];
  const changed = [news, ...(story?.news ?? [])].flatMap(({ patch = [] }) =>
    patch.flatMap(([path]) => (path[0] === 'secrets' ? [Number(path[1] ?? -1)] : [])),
  );
  return [...whole, ...changed];
}
