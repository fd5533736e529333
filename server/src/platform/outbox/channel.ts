/** A way by which a letter goes. */
export type Channel = 'mail' | 'sms';
