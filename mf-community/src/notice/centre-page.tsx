import { media, PageContainer, PageTitle, Stack, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CentreNav, type CentrePath } from './centre-nav.tsx';
import { InquiryLink } from './inquiry-link.tsx';

type Props = { path: CentrePath; title: string; description: string; children: ReactNode };

/** A page of the customer centre: the way to its others above, the way to somebody who answers below. */
export function CentrePage({ path, title, description, children }: Props) {
  return (
    <PageContainer>
      <PageTitle description={description}>{title}</PageTitle>
      <Stack gap={6}>
        <CentreNav current={path} />
        {children}
        {path !== '/customer-voice' && <Ask />}
      </Stack>
    </PageContainer>
  );
}

function Ask() {
  return (
    <Box>
      <div>
        <Question>찾는 답이 없나요?</Question>
        <p>1:1 문의를 남겨 주시면 운영팀이 확인하고 메일로 알려 드려요.</p>
      </div>
      <InquiryLink variant="secondary" />
    </Box>
  );
}

const Box = styled.aside`
  display: grid;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textSoft};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: ${tokens.space[5]} ${tokens.space[6]};
  }
`;

const Question = styled.h2`
  margin-bottom: ${tokens.space[1]};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.bold};
`;
