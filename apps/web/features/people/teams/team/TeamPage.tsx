import { useParams } from 'react-router-dom';

import { TeamPageOf } from './TeamPageOf.tsx';

export function TeamPage() {
  const { id = '' } = useParams();
  return <TeamPageOf key={id} id={id} />;
}
