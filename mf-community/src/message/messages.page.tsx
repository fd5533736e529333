import { Button, PageTitle, SearchField, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BoxNav } from './box-nav.tsx';
import { useBox } from './message-box.ts';
import { MessageList } from './message-list.tsx';
import { WriteMessage } from './write-message.tsx';

/** Messages that somebody has received or sent; `?to=` writes to whoever has the nickname. */
export function MessagesPage() {
  const box = useBox();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const [to, setTo] = useState(() => params.get('to'));
  const [asked, setAsked] = useState(0);
  const wanted = params.get('q')?.trim() || null;
  const find = (text: string) => void navigate({ search: text.trim() ? new URLSearchParams({ q: text.trim() }).toString() : '' });
  return (
    <>
      <PageTitle
        description="다른 회원과 주고받은 쪽지예요."
        actions={
          <Button icon="edit" onPress={() => setTo('')}>
            쪽지 쓰기
          </Button>
        }
      >
        쪽지함
      </PageTitle>
      <Stack gap={4}>
        <BoxNav key={asked} box={box} />
        <Search key={`${box.name} ${wanted}`} wanted={wanted} onFind={find} />
        <MessageList
          key={`${box.name} ${asked}`}
          box={box}
          search={wanted}
          onReply={setTo}
          onChanged={() => setAsked((times) => times + 1)}
        />
      </Stack>
      {to !== null && (
        <WriteMessage
          to={to}
          onClose={() => setTo(null)}
          onSent={() => {
            setTo(null);
            setAsked((times) => times + 1);
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
