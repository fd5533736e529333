import { Card, Section, Stack } from '@petcare/ui';
import type { MyInfo } from './my-info.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePicture } from './profile-picture.tsx';

export function ProfileSection({ info }: { info: MyInfo }) {
  return (
    <Section title="프로필" id="profile">
      <Card padding="lg">
        <Stack gap={6}>
          <ProfilePicture info={info} />
          <ProfileForm info={info} />
        </Stack>
      </Card>
    </Section>
  );
}
