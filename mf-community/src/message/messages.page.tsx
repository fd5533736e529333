import { Button, PageTitle, SearchField, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BlockedPeople } from './blocked-people.tsx';
import { BoxNav } from './box-nav.tsx';
import { useBox } from './message-box.ts';
import { MessageList } from './message-list.tsx';
import { WriteMessage } from './write-message.tsx';

const TO = 'to';

/** Messages that somebody has received or sent, and whom they have blocked; `?to=` writes to whoever has the nickname. */
export function MessagesPage() {
  const { name, base } = useBox();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const to = params.get(TO);
  const [asked, setAsked] = useState(0);
  const [read, setRead] = useState(0);
  const askAgain = () => setAsked((times) => times + 1);
  const writeTo = (nickname: string) => setParams((before) => new URLSearchParams([...before, [TO, nickname]]));
  const closeWriting = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(TO);
        return next;
      },
      { replace: true },
    );
  const wanted = params.get('q')?.trim() || null;
  const find = (text: string) => void navigate({ search: text.trim() ? new URLSearchParams({ q: text.trim() }).toString() : '' });
  return (
    <>
      <PageTitle
        description="다른 회원과 주고받은 쪽지예요."
        actions={
          <Button icon="edit" onPress={() => writeTo('')}>
            쪽지 쓰기
          </Button>
        }
      >
        쪽지함
      </PageTitle>
      <Stack gap={4}>
        <BoxNav box={{ name, base }} changes={asked + read} />
        {name === 'blocked' ? (
          <BlockedPeople />
        ) : (
          <>
            <Search key={`${name} ${wanted}`} wanted={wanted} onFind={find} />
            <MessageList
              key={`${name} ${asked}`}
              box={name}
              search={wanted}
              onReply={writeTo}
              onRead={() => setRead((times) => times + 1)}
              onChanged={askAgain}
            />
          </>
        )}
      </Stack>
      {to !== null && (
        <WriteMessage
          key={to}
          to={to}
          onClose={closeWriting}
          onSent={() => {
            closeWriting();
            askAgain();
          }}
        />
      )}
    </>
  );
}

function Search({ wanted, onFind }: { wanted: string | null; onFind: (text: string) => void }) {
  const [typed, setTyped] = useState(wanted ?? '');
  return (
    <SearchField
      label="쪽지 찾기"
      placeholder="내용이나 닉네임으로 찾기"
      value={typed}
      onChange={setTyped}
      onSubmit={onFind}
      onClear={() => wanted !== null && onFind('')}
      maxLength={100}
    />
  );
}
