import { formatPhone } from '@petcare/ui';

/** What the screen knows of the person. Phone in E.164. */
export type MyInfo = {
  id: string;
  email: string;
  name: string;
  nickname: string;
  phone: string;
  userImage: string | null;
  gender: 'female' | 'male' | null;
  address: { address: string | null; detailAddress: string | null };
};

/** What the person has typed: text as it stands in the fields. */
export type InfoDraft = {
  name: string;
  nickname: string;
  phone: string;
  userImage: string | null;
  address: string;
  detailAddress: string;
  gender: 'female' | 'male' | 'none';
};

export function draftOf({ name, nickname, phone, userImage, gender, address }: MyInfo): InfoDraft {
  return {
    name,
    nickname,
    phone: formatPhone(phone),
    userImage,
    address: address.address ?? '',
    detailAddress: address.detailAddress ?? '',
    gender: gender ?? 'none',
  };
}

const orNull = (text: string) => text.trim() || null;

export function changeOf({ name, nickname, phone, userImage, address, detailAddress, gender }: InfoDraft) {
  return {
    name: name.trim(),
    nickname: nickname.trim(),
    phone,
    userImage,
    gender: gender === 'none' ? null : gender,
    address: { address: orNull(address), detailAddress: orNull(detailAddress) },
  };
}
