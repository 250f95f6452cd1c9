/** Methods that call back for the elements they look at; those that look at all of them; and those that copy them. */
const CALLING = [
  ...(['every', 'filter', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap', 'forEach', 'map'] as const),
  ...(['reduce', 'reduceRight', 'some'] as const),
];
const LOOKING = [
  'includes',
  'indexOf',
  'join',
  'lastIndexOf',
  'shift',
  'toReversed',
  'toSpliced',
  'unshift',
  'with',
] as const;
const COPYING = ['concat', 'flat', 'slice', 'splice'] as const;

/**
 * How many elements of arrays are looked at or copied while something is done, by methods of arrays, by `for of` and by
 * spreading. So a test can say that work does not grow, without a clock.
 */
export function arrayWork(act: () => void): number {
  let work = 0;
  const undo: (() => void)[] = [];
  const replace = (on: object, name: string | symbol, by: (was: (...given: unknown[]) => unknown) => unknown): void => {
    const was: unknown = Reflect.get(on, name);
    if (typeof was !== 'function') throw new Error(`There is no ${String(name)}.`);
    const kept = Object.getOwnPropertyDescriptor(on, name)!;
    undo.push(() => Object.defineProperty(on, name, kept));
    Object.defineProperty(on, name, { ...kept, value: by(was as (...given: unknown[]) => unknown) });
  };
  for (const name of CALLING)
    replace(
      Array.prototype,
      name,
      (was) =>
        function (this: unknown[], back: unknown, ...rest: unknown[]) {
          const counted = (...given: unknown[]): unknown => {
            work++;
            return Reflect.apply(back as () => unknown, rest[0], given);
          };
          return Reflect.apply(was, this, [counted, ...rest]);
        },
    );
  for (const name of LOOKING)
    replace(
      Array.prototype,
      name,
      (was) =>
        function (this: unknown[], ...given: unknown[]) {
          work += this.length;
          return Reflect.apply(was, this, given);
        },
    );
  for (const name of COPYING)
    replace(
      Array.prototype,
      name,
      (was) =>
        function (this: unknown[], ...given: unknown[]) {
          const made = Reflect.apply(was, this, given) as unknown[];
          work += made.length;
          return made;
        },
    );
  const steps: object = Object.getPrototypeOf([][Symbol.iterator]());
  replace(
    steps,
    'next',
    (was) =>
      function (this: unknown) {
        work++;
        return Reflect.apply(was, this, []);
      },
  );
  try {
    act();
  } finally {
    for (const back of undo.reverse()) back();
  }
  return work;
}
