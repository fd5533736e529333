import { graphql, messageOfError } from '@petcare/api';
import { OpeningHours, type HoursKind } from '@petcare/opening-hours';
import { Button, FormError, Inline, Notice, Stack } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import { useState } from 'react';
import { useClient } from 'urql';
import type { OwnerHours } from './owner-hours.ts';
import { Shown } from './shown.tsx';

const ReadHours_Read = graphql(`
  query ReadHours_Read($hours: String!, $closed: String) {
    readOpeningHours(businessHoursText: $hours, humu: $closed) {
      businessHours {
        weekday
        isClosed
        open
        close
        breakStart
        breakEnd
      }
      hoursExceptions {
        holidays {
          rule
          open
          close
          breakStart
          breakEnd
        }
        closures {
          weekday
          weeks
        }
        feasts
        closedOn {
          from
          to
        }
        varies
      }
      reason
    }
  }
`);

type Reading = Pick<OwnerHours, 'businessHours' | 'hoursExceptions'>;
type Answer = { reading: Reading } | { failure: string } | 'taken';
const NOT_READ = '시간을 읽지 못했어요. ‘평일 09:30~19:00, 토요일 10:00~15:00’처럼 적거나 아래에서 하나씩 골라 주세요.';

type Props = { kind: HoursKind; onTake: (reading: Reading) => void };

/** Hours written as a sentence, read for the form: shown first, put in only when the owner says so. */
export function ReadHours({ kind, onTake }: Props) {
  const [hours, setHours] = useState('');
  const [closed, setClosed] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isReading, setReading] = useState(false);
  const client = useClient();

  const read = async () => {
    setReading(true);
    const { data, error } = await client.query(ReadHours_Read, { hours, closed }).toPromise();
    setReading(false);
    const reading = data?.readOpeningHours;
    if (error || !reading) setAnswer({ failure: messageOfError(error) });
    else setAnswer(reading.businessHours ? { reading } : { failure: NOT_READ });
  };
  const take = (reading: Reading) => {
    onTake(reading);
    setAnswer('taken');
  };
  const write = (change: (text: string) => void) => (text: string) => {
    change(text);
    setAnswer(null);
  };

  return (
    <Stack gap={3} role="group" tabIndex={-1} aria-label="문장으로 입력">
      <TextField
        label="여는 시간을 문장으로"
        placeholder="평일 09:30~19:00, 토요일 10:00~15:00"
        maxLength={500}
        value={hours}
        onChange={write(setHours)}
      />
      <TextField
        label="쉬는 날을 문장으로"
        placeholder="매주 일요일, 공휴일, 매월 셋째 수요일"
        description="읽은 것을 먼저 보여 드려요. 적용하기 전에는 아무것도 바뀌지 않아요."
        maxLength={200}
        value={closed}
        onChange={write(setClosed)}
      />
      <div>
        <Button variant="secondary" size="sm" isPending={isReading} isDisabled={hours.trim() === ''} onPress={() => void read()}>
          문장 읽어 보기
        </Button>
      </div>
      <FormError>{answer && answer !== 'taken' && 'failure' in answer ? answer.failure : undefined}</FormError>
      <div role="status">
        {answer === 'taken' && <Notice kind="success">시간표에 입력했어요. 아래에서 확인하고 저장해 주세요.</Notice>}
        {answer && answer !== 'taken' && 'reading' in answer && (
          <Shown
            title="이렇게 읽었어요"
            footer={
              <Inline gap={2}>
                <Button size="sm" onPress={() => take(answer.reading)}>
                  시간표에 적용
                </Button>
                <Button variant="ghost" size="sm" onPress={() => setAnswer(null)}>
                  넣지 않기
                </Button>
              </Inline>
            }
          >
            <OpeningHours kind={kind} {...answer.reading} businessHoursText={null} humu={null} contract={null} />
          </Shown>
        )}
      </div>
    </Stack>
  );
}
