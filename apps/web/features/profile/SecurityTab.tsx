import { PasswordSection } from './security/PasswordSection.tsx';
import { SessionsSection } from './security/SessionsSection.tsx';
import { TotpSection } from './security/TotpSection.tsx';

export function SecurityTab() {
  return (
    <div className="stack pf-col">
      <PasswordSection />
      <TotpSection />
      <SessionsSection />
    </div>
  );
}
