import type { RenderSurroundings } from '@petcare/contracts';
import type { Api } from './api.ts';

const MOST_QUESTIONS = 40;

/** What one job may do: ask the API, as long as it is wanted. */
export type JobSurroundings = { surroundings: RenderSurroundings; end(): void; whole(): boolean };

/** A fault of the API's own is passed on, and the page remembers that it isn't whole. */
const isFault = (code: unknown) => code === undefined || code === 'INTERNAL' || code === 'INTERNAL_SERVER_ERROR';

export function jobSurroundings(api: Api, data: number): JobSurroundings {
  let questions = 0;
  let over = false;
  let whole = true;
  return {
    surroundings: {
      async ask(operation) {
        questions += 1;
        if (over || questions > MOST_QUESTIONS)
          throw new Error(over ? 'This rendering is over' : `One rendering asks no more than ${MOST_QUESTIONS} questions`);
        try {
          const answer = await api(operation, data);
          if (answer.errors?.some(({ extensions }) => isFault(extensions?.['code']))) whole = false;
          return answer;
        } catch (error) {
          whole = false;
          throw error;
        }
      },
    },
    end: () => void (over = true),
    whole: () => whole,
  };
}
