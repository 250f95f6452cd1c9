export { ask, type OwnPostgres, startPostgres, type TestPostgres, testPostgres } from './postgres.ts';
export { type SoakPlan, type SoakReport, soak } from './soak/index.ts';
export { type StopPlan, type StopReport, stops } from './soak/stops.ts';
