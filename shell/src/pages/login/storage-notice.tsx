import { storageState, type StorageState } from '@petcare/storage';
import { Notice } from '@petcare/ui';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const stateNow = (): StorageState => storageState('device');
const assumed = (): StorageState => 'open';

const reasons: Record<Exclude<StorageState, 'open'>, string> = {
  blocked:
    '브라우저가 이 사이트의 데이터를 저장하지 못하게 막고 있어요. 지금 로그인해도 새로고침하거나 창을 닫으면 로그아웃돼요. 브라우저 설정에서 이 사이트의 쿠키와 사이트 데이터를 허용한 뒤 다시 로그인해 주세요.',
  full: '브라우저의 저장 공간이 가득 찼어요. 지금 로그인해도 새로고침하거나 창을 닫으면 로그아웃돼요. 브라우저 설정에서 사이트 데이터를 정리한 뒤 다시 로그인해 주세요.',
};

/** A notice for a browser that won't keep the login: how long it lasts, and what to allow. */
export function StorageNotice() {
  const state = useSyncExternalStore(never, stateNow, assumed);
  return state === 'open' ? null : <Notice kind="warn">{reasons[state]}</Notice>;
}
