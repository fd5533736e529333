import { generateKeyPairSync } from 'node:crypto';
import { allOrNone, type Environment } from '../environment.ts';
import { kcpWallets, type KcpWallet } from './kcp-methods.ts';

export type KcpKeys = {
  siteCode: string;
  siteKey: string;
  /** The service certificate as text, PEM. */
  certificate: string;
  /** Signs cancels and inquiries, PEM. */
  privateKey: string;
  /** Registration of a mobile payment. */
  registerUrl: string;
  /** Approval, cancel and inquiry. */
  serviceUrl: string;
  /** The script that opens the payment window on a computer, and from where it loads what it needs. */
  windowScript: string;
  windowSources: string;
  /** The wallets that the contract with KCP has. */
  wallets: readonly KcpWallet[];
};

export function readKcpKeys(env: Environment): KcpKeys | null {
  const given = allOrNone(env, 'KCP_SITE_CODE', 'KCP_SITE_KEY', 'KCP_CERTIFICATE', 'KCP_PRIVATE_KEY');
  return (
    given && {
      siteCode: given.KCP_SITE_CODE,
      siteKey: given.KCP_SITE_KEY,
      certificate: linesOf(given.KCP_CERTIFICATE),
      privateKey: linesOf(given.KCP_PRIVATE_KEY),
      registerUrl: 'https://smpay.kcp.co.kr/trade/register.do',
      serviceUrl: 'https://spl.kcp.co.kr',
      windowScript: 'https://spay.kcp.co.kr/plugin/kcp_spay_hub.js',
      windowSources: 'https://*.kcp.co.kr',
      wallets: walletsOf(env['KCP_EASY_PAY'] ?? ''),
    }
  );
}

/** `kakaopay,naverpay`, in the order in which they are offered; throws, naming it, at a wallet that KCP does not open. */
function walletsOf(names: string): KcpWallet[] {
  const given = names
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter(Boolean);
  return given.map((name) => {
    const wallet = kcpWallets.find((known) => known === name);
    if (!wallet) throw new Error(`KCP_EASY_PAY names ${name.toLowerCase()}, which is none of ${kcpWallets.join(', ').toLowerCase()}`);
    return wallet;
  });
}

let sandboxPair: { certificate: string; privateKey: string } | undefined;

/** KCP's own test site code. The pair is made by each process: the sandbox checks a signature by the certificate that comes with it. */
export function sandboxKcpKeys(sandboxUrl: string): KcpKeys {
  const url = `${sandboxUrl}/kcp`;
  sandboxPair ??= newPair();
  return {
    ...{ siteCode: 'T0000', siteKey: 'sandbox', ...sandboxPair, registerUrl: `${url}/trade/register.do`, serviceUrl: url },
    ...{ windowScript: `${url}/plugin/kcp_spay_hub.js`, windowSources: new URL(sandboxUrl).origin, wallets: kcpWallets },
  };
}

function newPair(): { certificate: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    certificate: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** An environment variable may hold a PEM in one line, its line breaks written as `\n`. */
function linesOf(pem: string): string {
  return pem.replaceAll('\\n', '\n');
}
