import { SearchField } from '@petcare/ui';
import { useState } from 'react';

type Props = { search: string; onSearch: (search: string) => void };

/** Words that the reviews must have: sent by Enter, taken back by ×. */
export function ReviewSearch({ search, onSearch }: Props) {
  const [typed, setTyped] = useState({ text: search, of: search });
  // Back, or a choice that was taken back, says another text than the one that was typed.
  const text = typed.of === search ? typed.text : search;
  return (
    <SearchField
      label="리뷰 검색"
      placeholder="리뷰에서 찾을 말 (예: 스케일링)"
      value={text}
      maxLength={50}
      onChange={(next) => setTyped({ text: next, of: search })}
      onSubmit={(next) => onSearch(next.trim())}
      onClear={() => onSearch('')}
    />
  );
}
