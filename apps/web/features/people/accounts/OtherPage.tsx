import { Link, useSearchParams, type To } from 'react-router-dom';

type OtherPageProps = { question: string; label: string; pathname: '/login' | '/register' };

/** From the login to the registration and back, keeping the page to return to. */
export function OtherPage({ question, label, pathname }: OtherPageProps) {
  const [search] = useSearchParams();
  return <Question text={question} label={label} to={{ pathname, search: search.toString() }} />;
}

export function BackToLogin() {
  return <Question text="想起来了？" label="登录" to="/login" />;
}

function Question({ text, label, to }: { text: string; label: string; to: To }) {
  return (
    <p className="text-center text-13 text-text-2">
      {text}
      {/* the room around it is for fingers */}
      <Link className="-my-2.5 inline-block py-2.5 text-zhu-text underline underline-offset-[3px]" to={to}>
        {label}
      </Link>
    </p>
  );
}
