import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Result } from '../../platform/errors/result.ts';
import type { InquiryDesk } from '../inquiries/index.ts';
import type { VoicesService } from '../voices/index.ts';
import { recordedActs } from './recorded-acts.ts';

/** Inquiries and words of people to the house. */
export type OperatorAnswers = {
  inquiries: Pick<InquiryDesk, 'listWaiting' | 'read' | 'openPicture'> & {
    /** True when the asker is told by mail. */
    answer(id: number, answer: string): Promise<Result<{ isTold: boolean }>>;
    /** Other words in place of an answer that was given. */
    correct(id: number, answer: string): Promise<Result<null>>;
  };
  voices: Pick<VoicesService, 'listOpenVoices' | 'listOpenAds'> & {
    closeVoice(id: number): Promise<Result<null>>;
    closeAd(id: number): Promise<Result<null>>;
  };
};

export type OperatorAnswersDeps = { db: Database; clock: Clock; inquiries: { desk: InquiryDesk }; voices: VoicesService };

export function createOperatorAnswers({ inquiries: { desk }, voices, ...deps }: OperatorAnswersDeps): OperatorAnswers {
  const act = recordedActs(deps);
  return {
    inquiries: {
      ...desk,
      answer: (inquiryId, answer) => act('answer-inquiry', { inquiryId }, (tx) => desk.answer(tx, inquiryId, answer)),
      correct: (inquiryId, answer) => act('correct-answer', { inquiryId }, (tx) => desk.correct(tx, inquiryId, answer)),
    },
    voices: {
      listOpenVoices: voices.listOpenVoices,
      listOpenAds: voices.listOpenAds,
      closeVoice: (voiceId) => act('close-voice', { voiceId }, (tx) => voices.closeVoice(tx, voiceId)),
      closeAd: (adId) => act('close-ad-introduction', { adId }, (tx) => voices.closeAd(tx, adId)),
    },
  };
}
