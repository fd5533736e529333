export { answerRest, ok, okList, refused, type RestAnswered, type SentCall } from './src/answer-rest.ts';
export { enter } from './src/enter.ts';
export { testRenderings, type RenderingCase, type RenderingCases } from './src/every-rendering.ts';
export { fakeApi, refusal, type Refusal, type Responses, type SentOperation } from './src/fake-api.ts';
export { renderPage, type RenderedPage, type RenderPageOptions } from './src/render-page.tsx';
export { restResponse } from './src/rest-response.ts';
export { signIn } from './src/sign-in.ts';
