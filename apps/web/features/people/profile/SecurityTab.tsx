import { PasswordSection } from './security/PasswordSection.tsx';
import { SessionsSection } from './security/SessionsSection.tsx';
import { TotpSection } from './security/TotpSection.tsx';

export function SecurityTab() {
  return (
    <div className="flex max-w-140 min-w-0 flex-col gap-8">
      <PasswordSection />
      <TotpSection />
      <SessionsSection />
    </div>
  );
}
