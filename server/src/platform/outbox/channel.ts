/** A way to an address that a person has given. */
export type AddressedChannel = 'mail' | 'sms';
/** A way by which a letter goes; `push`: to a device, by the push service of its browser. */
export type Channel = AddressedChannel | 'push';
