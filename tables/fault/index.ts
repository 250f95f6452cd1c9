export { FaultReportError, readFaultReport } from './read.ts';
export {
  FAULT_FORMAT,
  type FaultReport,
  issueText,
  LONGEST_ERROR,
  LONGEST_NOTE,
  MOST_ERRORS,
  type PageError,
  withoutAddresses,
  withoutNames,
} from './report.ts';
