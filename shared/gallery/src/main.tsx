import { createApiClient } from '@petcare/api';
import { HostContext, type RemoteHost } from '@petcare/remote';
import { Button, GlobalStyle, Inline, PageContainer, PageTitle, tokens } from '@petcare/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { styled } from 'styled-components';
import { Provider as ApiProvider } from 'urql';
import { PartFrame, type Part } from './part.tsx';
import { actions } from './parts/actions.tsx';
import { dates } from './parts/dates.tsx';
import { displays } from './parts/displays.tsx';
import { fields } from './parts/fields.tsx';
import { overlays } from './parts/overlays.tsx';
import { sharedParts } from './parts/shared.tsx';

const groups: Record<string, readonly Part[]> = { actions, fields, displays, dates, shared: sharedParts };
const query = new URLSearchParams(location.search);
const scheme = query.get('scheme');
if (scheme) document.documentElement.dataset['scheme'] = scheme;

/** As in a page of the site, without anything around it. */
const host: RemoteHost = { mountPart: () => ({ update: () => undefined, retry: () => undefined, remove: () => undefined }) };

function Gallery() {
  const [over, setOver] = useState('');
  return (
    <>
      <PageContainer>
        <PageTitle description="모든 부품의 모든 상태예요.">부품</PageTitle>
        <nav aria-label="보기">
          <Inline gap={4}>
            {['light', 'dark'].map((one) => (
              <a key={one} href={`?scheme=${one}`}>
                {one}
              </a>
            ))}
            {Object.keys(overlays).map((name) => (
              <Button key={name} size="sm" variant="secondary" onPress={() => setOver(name)}>
                {name}
              </Button>
            ))}
          </Inline>
        </nav>
        {overlays[over] && <Shown key={over}>{overlays[over](() => setOver(''))}</Shown>}
      </PageContainer>
      {Object.entries(groups).map(([name, parts]) => (
        <section key={name} data-group={name} aria-label={name}>
          {parts.map((part) => (
            <PartFrame key={part.name} part={part} />
          ))}
        </section>
      ))}
    </>
  );
}

/** A place below the buttons, for what lies over no page. */
const Shown = styled.div`
  &:not(:empty) {
    margin-top: ${tokens.space[6]};
  }
`;

const place = document.getElementById('gallery');
if (place)
  createRoot(place).render(
    <BrowserRouter>
      <ApiProvider value={createApiClient()}>
        <HostContext value={host}>
          <GlobalStyle />
          <main>
            <Gallery />
          </main>
        </HostContext>
      </ApiProvider>
    </BrowserRouter>,
  );
