/** The parts that states are made of, as one name. */
export * as part from './parts.ts';
