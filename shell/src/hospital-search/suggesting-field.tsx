import type { EventPayload } from '@petcare/contracts';
import { useBusEvent } from '@petcare/event-bus';
import { Slot } from '@petcare/remote';
import { SuggestField, type IconName, type SearchFieldProps } from '@petcare/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSparing } from '../remotes/idle.ts';

type FoundSuggestions = EventPayload<'search.suggested'>['suggestions'];

const icons: Record<FoundSuggestions[number]['kind'], IconName> = {
  region: 'map-pin',
  hospital: 'hospital',
  pharmacy: 'pill',
  company: 'scissors',
  knowledge: 'heart',
};

/**
 * A search box of the shell. Who suggests is a remote, which is fetched when somebody is about to type, or has begun to
 * where data is to be saved; without it the box is the plain one.
 */
export function SuggestingField({
  value,
  onChange,
  ...rest
}: Omit<SearchFieldProps, 'inputProps'> & { value: string; onChange: (text: string) => void }) {
  const box = useId();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [found, setFound] = useState<FoundSuggestions>([]);
  useBusEvent('search.suggested', (said) => {
    if (said.box === box) setFound(said.suggestions);
  });

  const type = (text: string) => {
    if (text.trim() !== '') setAsked(true);
    onChange(text);
  };
  return (
    <div onFocus={() => !isSparing() && setAsked(true)}>
      <SuggestField
        {...rest}
        value={value}
        onChange={type}
        suggestions={found.map((one) => ({ ...one, icon: icons[one.kind] }))}
        onChoose={({ to }) => {
          onChange('');
          void navigate(to);
        }}
      />
      {isAsked && (
        <div hidden>
          <Slot name="search.suggestions" props={{ box, typed: value }} />
        </div>
      )}
    </div>
  );
}
