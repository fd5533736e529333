/** The question before a changed form is left, an entry of its own: few see it, so it is loaded when it is asked. */
export { LeaveQuestion, type LeaveQuestionProps } from './src/leave-question.tsx';
