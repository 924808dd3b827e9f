import { Link, useSearchParams } from 'react-router-dom';

type OtherPageProps = { question: string; label: string; pathname: '/login' | '/register' };

/** From the login to the registration and back, keeping where the visitor wants to go. */
export function OtherPage({ question, label, pathname }: OtherPageProps) {
  const [search] = useSearchParams();
  return (
    <p className="c t2 s13">
      {question}
      <Link className="zhu" to={{ pathname, search: search.toString() }}>
        {label}
      </Link>
    </p>
  );
}
