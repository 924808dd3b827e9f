import { answerApi } from './answer-api.ts';
import { draw } from './pictures/draw.ts';
import { pictureAt } from './pictures/picture-at.tsx';

/* The pictures of links, drawn beside the API and beside the pages: their fonts take a second to read and a hundred megabytes. */
answerApi(async ({ url }, read) => ({ body: await draw(await pictureAt(url, read)), sheets: [] }), {
  type: 'ready',
  addresses: [],
});
