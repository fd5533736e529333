import { REMOTE_TSCONFIG, scripts, type RemoteWords } from '@petcare/tooling/create';

const packageJson = ({ name }: RemoteWords) => `{
  "name": "@petcare/${name}",
  "private": true,
  "version": "0.0.0",
  "type": "module",
  "scripts": ${JSON.stringify(scripts)},
  "dependencies": {
    "react": "catalog:",
    "react-dom": "catalog:",
    "react-router-dom": "catalog:",
    "rxjs": "catalog:",
    "styled-components": "catalog:",
    "@petcare/event-bus": "workspace:*",
    "@petcare/remote": "workspace:*",
    "@petcare/ui": "workspace:*"
  },
  "devDependencies": {
    "@petcare/testing": "workspace:*",
    "@petcare/tooling": "workspace:*",
    "@testing-library/react": "catalog:"
  }
}
`;

/** The files that a package of this checkout has beside its sources, by the paths inside its folder. */
export const houseFiles = (words: RemoteWords): Record<string, string> => ({
  'package.json': packageJson(words),
  'tsconfig.json': REMOTE_TSCONFIG,
});
