import { renderedAddress } from './addresses.ts';
import { answerApi } from './answer-api.ts';
import { documentsOf } from './document.ts';
import { renderPage } from './render-page.tsx';
import { installScope, runInScope } from './scope.ts';
import { VIEWS } from './views.tsx';

const [folder = '', origin = ''] = process.argv.slice(2);
const fill = documentsOf(folder);

installScope();
answerApi(({ url, now }, read) => runInScope({ now, read }, () => renderPage(url, { now, origin, fill })), {
  type: 'ready',
  addresses: VIEWS.map(renderedAddress),
});
