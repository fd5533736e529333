import { scrollStrip, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const views = [
  { name: 'calendar', label: '달력', to: '/bizpage/reservation' },
  { name: 'list', label: '목록', to: '/bizpage/reservation/list' },
  { name: 'time', label: '예약 시간', to: '/bizpage/reservation/time' },
] as const;

/** The three screens of a business's reservations. */
export function ReservationViews({ current }: { current: (typeof views)[number]['name'] }) {
  return (
    <Bar aria-label="예약 관리">
      {views.map(({ name, label, to }) => (
        <View key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          {label}
        </View>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  gap: ${tokens.space[5]};
  box-shadow: inset 0 -1px ${tokens.color.border};
  ${scrollStrip}
  margin-bottom: ${tokens.space[5]};
`;

const View = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.touchTarget};
  color: ${tokens.color.textMute};
  font-weight: ${tokens.font.weight.medium};
  text-decoration: none;
  &[aria-current] {
    box-shadow: inset 0 -3px ${tokens.color.primary};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
`;
