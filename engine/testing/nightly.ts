/** How many times as much as in the gate is tried: `NIGHTLY=20` plays twenty times as many games. */
export const NIGHTLY = Number(process.env.NIGHTLY ?? 1);
