import { useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { lazyPiece, useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { Card, Stack, tokens } from '@petcare/ui';
import { FormFoot, useCheckedForm, useLeaveGuard, type FormRefusal } from '@petcare/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { OutsideQuestion, type Choice } from './outside-question.tsx';
import { reservationsToMove } from './reservations-to-move.ts';
import { TimeFields } from './time-fields.tsx';
import { PreviewedDays } from './time-preview.tsx';
import {
  checkTime,
  inputOf,
  valuesOf,
  type LeftOutside,
  type OutsideChoice,
  type TimeInput,
  type TimePreview,
  type TimeSetting,
  type TimeValues,
} from './time-setting.ts';
import { ToMove } from './to-move.tsx';
import { usePreview } from './use-preview.ts';

const LeaveQuestion = lazyPiece(() => import('@petcare/ui/overlay').then((m) => m.LeaveQuestion));

type Props = {
  setting: TimeSetting;
  /** Answers with a refusal, or nothing. */
  save: (time: TimeInput, settled: OutsideChoice) => Promise<FormRefusal | undefined>;
  /** Or why it cannot be told. */
  preview: (time: TimeInput) => Promise<TimePreview | FormRefusal>;
};

const UNKNOWN = '새 시간 밖에 남는 예약이 있는지 확인하지 못해서 아직 저장하지 않았어요. 다시 저장해 주세요.';

type Question = { values: TimeValues; preview: TimePreview; refusal: string; isPending: boolean };

/** The times of a business; before a change is saved it says which reservations would fall outside, and asks what becomes of them. */
export function TimeForm({ setting, save, preview }: Props) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState(() => valuesOf(setting));
  const [question, setQuestion] = useState<Question | null>(null);
  const session = useSession();
  const userID = session.status === 'signed-in' ? session.identity.userID : '';
  const [toMove, setToMove] = useState(() => reservationsToMove.read(userID) ?? []);
  // Not what a reload has kept, only what was just decided comes to meet the eye.
  const [isDecided, setDecided] = useState(false);
  const change = (reservations: readonly LeftOutside[]) => {
    if (reservations.length === 0) reservationsToMove.remove(userID);
    else reservationsToMove.write(reservations, userID);
    setToMove(reservations);
  };
  const today = seoulDate(useNow());
  const keep = (values: TimeValues) => {
    setSaved(values);
    toast('success', '예약 시간을 저장했어요.');
  };
  const form = useCheckedForm<TimeValues>({
    initial: saved,
    check: checkTime,
    send: async (values) => {
      const previewed = await preview(inputOf(values));
      if ('message' in previewed) {
        return { fields: previewed.fields, message: `${previewed.message} ${UNKNOWN}` };
      }
      if (previewed.outsideCount > 0) {
        setQuestion({ values, preview: previewed, refusal: '', isPending: false });
        return undefined;
      }
      const refusal = await save(inputOf(values), { outside: 'keep', outsideCount: 0 });
      if (refusal) return withExcludes(refusal);
      keep(values);
      return undefined;
    },
  });
  const shown = usePreview(preview, Object.keys(checkTime(form.values)).length === 0 ? inputOf(form.values) : null);
  const isChanged = JSON.stringify(inputOf(form.values)) !== JSON.stringify(inputOf(saved));
  const { wanted, stay } = useLeaveGuard(isChanged);

  async function saveWith(asked: Question, choice: Choice) {
    setQuestion({ ...asked, isPending: true });
    const { outside, outsideCount } = asked.preview;
    const refusal = await save(inputOf(asked.values), { outside: choice === 'move' ? 'keep' : choice, outsideCount });
    if (refusal) return setQuestion({ ...asked, isPending: false, refusal: refusal.message });
    keep(asked.values);
    setQuestion(null);
    change(choice === 'move' ? outside : []);
    setDecided(choice === 'move');
  }

  return (
    <Form onSubmit={form.onSubmit} noValidate>
      {toMove.length > 0 && (
        <Before>
          <ToMove
            reservations={toMove}
            isMet={isDecided}
            onMoved={(id) => change(toMove.filter((one) => one.id !== id))}
            onClose={() => change([])}
          />
        </Before>
      )}
      <Stack gap={5}>
        <TimeFields form={form} today={today} />
        <Card padding="lg">
          <PreviewedDays preview={shown} />
        </Card>
        <FormFoot
          form={form}
          submit={isChanged ? '저장하기' : '바뀐 내용이 없어요'}
          place="fill"
          size="lg"
          isDisabled={!isChanged}
          isBar={isChanged}
        />
      </Stack>
      {question && (
        <OutsideQuestion
          preview={question.preview}
          refusal={question.refusal}
          isPending={question.isPending}
          onSave={(choice) => void saveWith(question, choice)}
          onCancel={() => setQuestion(null)}
        />
      )}
      {wanted !== null && (
        <LeaveQuestion
          onStay={stay}
          onLeave={() => {
            stay();
            void navigate(wanted);
          }}
        >
          바꾼 예약 시간은 저장되지 않아요.
        </LeaveQuestion>
      )}
    </Form>
  );
}

/** A refusal of one range (`excludes.3.endDate`) is said at all of them. */
function withExcludes({ fields, message }: FormRefusal): FormRefusal {
  const range = Object.keys(fields).find((field) => field.startsWith('excludes.'));
  return { message, fields: range ? { ...fields, excludes: fields[range] ?? message } : fields };
}

const Form = styled.form`
  & input::-webkit-calendar-picker-indicator {
    margin-inline-start: 0;
  }
`;

const Before = styled.div`
  margin-bottom: ${tokens.space[6]};
`;
