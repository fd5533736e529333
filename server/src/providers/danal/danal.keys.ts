import { allOrNone, type Environment } from '../environment.ts';

export type DanalKeys = {
  cpid: string;
  cppwd: string;
  /** The address that the server asks. */
  serviceUrl: string;
  /** The address that the person's popup is posted to. */
  startUrl: string;
};

export function readDanalKeys(env: Environment): DanalKeys | null {
  const given = allOrNone(env, 'DANAL_CPID', 'DANAL_CPPWD');
  return (
    given && {
      cpid: given.DANAL_CPID,
      cppwd: given.DANAL_CPPWD,
      serviceUrl: 'https://uas.teledit.com/uas/',
      startUrl: 'https://wauth.teledit.com/Danal/WebAuth/Web/Start.php',
    }
  );
}

export function sandboxDanalKeys(sandboxUrl: string): DanalKeys {
  const url = `${sandboxUrl}/danal`;
  return { cpid: 'SANDBOX', cppwd: 'sandbox', serviceUrl: `${url}/uas/`, startUrl: `${url}/Danal/WebAuth/Web/Start.php` };
}
