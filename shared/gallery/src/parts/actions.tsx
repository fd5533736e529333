import { Button, Icon, IconButton, Inline, LinkButton, ToggleChip, type ButtonVariant, type IconName } from '@petcare/ui';
import { SocialLink, SocialMark, socialProviders } from '@petcare/ui/form';
import { Forced, type Part } from '../part.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const icons: readonly IconName[] = [
  'search',
  'heart',
  'star',
  'star-filled',
  'paw',
  'hospital',
  'pill',
  'shop',
  'calendar',
  'info',
  'user',
];

const buttonStates = (variant: ButtonVariant) => ({
  [variant]: <Button variant={variant}>예약하기</Button>,
  [`${variant}, 가리킴`]: (
    <Forced as="hovered">
      <Button variant={variant}>예약하기</Button>
    </Forced>
  ),
  [`${variant}, 누름`]: (
    <Forced as="pressed">
      <Button variant={variant}>예약하기</Button>
    </Forced>
  ),
  [`${variant}, 키보드`]: (
    <Forced as="focus-visible">
      <Button variant={variant}>예약하기</Button>
    </Forced>
  ),
  [`${variant}, 못 누름`]: (
    <Button variant={variant} isDisabled>
      예약하기
    </Button>
  ),
  [`${variant}, 기다림`]: (
    <Button variant={variant} isPending>
      예약하기
    </Button>
  ),
});

/** The parts that are pressed. */
export const actions: readonly Part[] = [
  { name: 'button', states: Object.assign({}, ...variants.map(buttonStates)) },
  {
    name: 'button-sizes',
    states: {
      sm: <Button size="sm">리뷰 쓰기</Button>,
      md: <Button icon="edit">리뷰 쓰기</Button>,
      lg: <Button size="lg">리뷰 쓰기</Button>,
      '폭에 맞춤': <Button fullWidth>리뷰 쓰기</Button>,
      link: <LinkButton to="/">병원 보기</LinkButton>,
    },
  },
  {
    name: 'icon-button',
    states: {
      plain: <IconButton icon="heart" label="찜하기" />,
      가리킴: (
        <Forced as="hovered">
          <IconButton icon="heart" label="찜하기" />
        </Forced>
      ),
      outlined: <IconButton icon="share" label="공유하기" variant="outlined" />,
      solid: <IconButton icon="search" label="찾기" variant="solid" />,
      '못 누름': <IconButton icon="close" label="닫기" isDisabled />,
    },
  },
  {
    name: 'toggle-chip',
    states: {
      꺼짐: <ToggleChip>24시</ToggleChip>,
      켜짐: <ToggleChip isSelected>24시</ToggleChip>,
      가리킴: (
        <Forced as="hovered">
          <ToggleChip icon="paw">미용</ToggleChip>
        </Forced>
      ),
      '못 누름': <ToggleChip isDisabled>호텔</ToggleChip>,
    },
  },
  {
    name: 'social',
    states: {
      ...Object.fromEntries(
        socialProviders.map((provider) => [
          provider,
          <Inline key={provider}>
            <SocialMark provider={provider} />
            <SocialLink provider={provider} href="/" action="시작하기" />
          </Inline>,
        ]),
      ),
      '지난번에 쓴 것': <SocialLink provider="kakao" href="/" note="최근에 로그인했어요" />,
      기다림: <SocialLink provider="kakao" href="/" isPending />,
      둥긂: (
        <Inline>
          <SocialLink provider="kakao" href="/" look="round" />
          <SocialLink provider="naver" href="/" look="round" isPending />
          <SocialLink provider="apple" href="/" look="round" note="최근" />
        </Inline>
      ),
    },
    isWide: true,
  },
  {
    name: 'icon',
    states: Object.fromEntries(icons.map((name) => [name, <Icon key={name} name={name} size={24} />])),
  },
];
