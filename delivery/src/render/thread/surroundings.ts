import type { AskedOperation, RenderSurroundings } from '@petcare/contracts';
import type { Topics } from '../topics.ts';
import type { Answer, AnswerOfTopics } from './api.ts';

const MOST_QUESTIONS = 40;

/** The surroundings of one job: it may ask the API, as long as it is wanted. */
export type JobSurroundings = { surroundings: RenderSurroundings; end(): void; whole(): boolean; topics(): Topics };

/** It is there, and can't answer now: what it needs itself is away. */
const CANNOT_ANSWER: readonly unknown[] = ['UNAVAILABLE', 'BUSY'];
/** A fault of the API's own is passed on, and the page remembers that it isn't whole. */
const FAULTS: readonly unknown[] = [undefined, 'INTERNAL', 'INTERNAL_SERVER_ERROR', ...CANNOT_ANSWER];

const codesOf = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions?.['code']);

type Ask = (operation: AskedOperation) => Promise<AnswerOfTopics>;

/** @param told whether the API could answer a question */
export function jobSurroundings(askApi: Ask, told: (answered: boolean) => void): JobSurroundings {
  let questions = 0;
  let over = false;
  let whole = true;
  let shown: Topics = [];
  return {
    surroundings: {
      async ask(operation) {
        questions += 1;
        if (over || questions > MOST_QUESTIONS)
          throw new Error(over ? 'This rendering is over' : `One rendering asks no more than ${MOST_QUESTIONS} questions`);
        try {
          const { answer, topics } = await askApi(operation);
          shown = shown && topics && [...new Set([...shown, ...topics])];
          const codes = codesOf(answer);
          if (codes.some((code) => FAULTS.includes(code))) whole = false;
          told(!codes.some((code) => CANNOT_ANSWER.includes(code)));
          return answer;
        } catch (error) {
          whole = false;
          told(false);
          throw error;
        }
      },
    },
    end: () => void (over = true),
    whole: () => whole,
    topics: () => shown,
  };
}
