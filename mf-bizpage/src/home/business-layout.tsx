import { media, PageContainer, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BusinessMenu } from './business-menu.tsx';
import { RegistrationNotice } from '../registration/registration-notice.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  ${media.desktop} {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: ${tokens.space[8]};
    align-items: start;
  }
`;

/** The frame of every business screen: its menu beside (or above) the screen, and whether people can see what is filled in there. */
export function BusinessLayout({ children }: { children: ReactNode }) {
  return (
    <PageContainer>
      <Columns>
        <BusinessMenu />
        <div>
          <RegistrationNotice />
          {children}
        </div>
      </Columns>
    </PageContainer>
  );
}
