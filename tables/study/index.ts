export { type Edits, edited, firstEdits, redone, undone } from './edits.ts';
export { type StudyFault, sayStudyFault } from './faults.ts';
export {
  gameOfStudy,
  isStudyFile,
  readStudy,
  STUDY_FORMAT,
  StudyError,
  type StudyFile,
  studyFile,
} from './file.ts';
export { DEEPEST_SHOWN, forkFrom, linesOf, lineWith, type StudyLine } from './lines.ts';
export { StudyPositions } from './positions.ts';
export * from './study.ts';
