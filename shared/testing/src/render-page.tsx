import { createApiClient } from '@petcare/api';
import type { ConfigValues, PageHead, SessionIdentity } from '@petcare/contracts';
import { HostContext, type RemoteHost } from '@petcare/remote';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Provider as ApiProvider } from 'urql';
import { configOfTest } from './config-of-test.ts';
import { fakeApi, type Responses, type SentOperation } from './fake-api.ts';
import { signIn } from './sign-in.ts';

/**
 * `at`: the address; `path`: the route pattern when it has parameters; `session`: who is signed in (nobody when left out);
 * `switches`: the feature switches that are on; `environment`: the name of the site;
 * `config`: what `useConfig` gives where it isn't its default.
 */
export type RenderPageOptions = {
  at?: string;
  path?: string;
  responses?: Responses;
  session?: Partial<SessionIdentity>;
  switches?: readonly string[];
  environment?: string;
  config?: ConfigValues;
};
/** `sent`: the operations so far; `address()`: where the page is now; `head()`: what it says it is, as the server would write it. */
export type RenderedPage = RenderResult & { user: UserEvent; sent: SentOperation[]; address(): string; head(): PageHead | null };

const host: RemoteHost = {
  mountPart(slot, props, element, onStatus) {
    const show = (current: object) => {
      element.textContent = `${slot} ${JSON.stringify(current)}`;
    };
    show(props);
    onStatus('shown');
    return { update: show, retry: () => undefined, remove: () => element.replaceChildren() };
  },
  isFilled: () => true,
};

/**
 * Render a page or part as in the site: a real urql client whose terminal
 * exchange answers from `responses`, a router, the shell's services. A slot
 * shows its name and props as text.
 */
export function renderPage(
  page: ReactNode,
  { at = '/', path = '*', responses = {}, session, switches, environment, config }: RenderPageOptions = {},
): RenderedPage {
  signIn(session ?? null);
  const sent: SentOperation[] = [];
  const client = createApiClient({ exchanges: [fakeApi(responses, sent)] });
  let address = at;
  let head: PageHead | null = null;
  const describing: RemoteHost = {
    ...host,
    switches,
    environment,
    config: configOfTest(config),
    rendering: { describe: (said) => void (head = said), leaveHole: () => '' },
  };
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    return null;
  }
  const rendered = render(
    <ApiProvider value={client}>
      <HostContext value={describing}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <Routes>
            <Route path={path} element={page} />
            {path !== '*' && <Route path="*" element={null} />}
          </Routes>
        </MemoryRouter>
      </HostContext>
    </ApiProvider>,
  );
  return { ...rendered, user: userEvent.setup(), sent, address: () => address, head: () => head };
}
