import type { TopicDescription } from '@pailei/contracts/topics/topic-description';
import { TOPICS } from '@pailei/contracts/features/topics';
import { CLIENT_MESSAGES, HUB_MESSAGES,type LiveMessageDoc } from './live-messages.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const anchor = ({ kind }: TopicDescription) => `topic-${kind}`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => `
  <div class="scroll" tabindex="0"><table>
    <thead><tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join('')}</tr></thead>
    <tbody>${rows
      .map(([first = '', ...rest]) => {
        const cells = rest.map((cell) => `<td>${escape(cell)}</td>`).join('');
        return `<tr><th scope="row"><code>${escape(first)}</code></th>${cells}</tr>`;
      })
      .join('')}</tbody>
  </table></div>`;

const messages = (docs: readonly LiveMessageDoc[]) =>
  table(
    ['消息', '作用', '内容'],
    docs.map(({ name, summary, body }) => [name, summary, body]),
  );

const section = (topic: TopicDescription) => `
  <section id="${anchor(topic)}">
    <h3><code>${escape(topic.name)}</code> ${escape(topic.texts.title)}</h3>
    <p>谁可以订阅：${escape(topic.texts.who)}。</p>
    <p>快照：${escape(topic.texts.snapshot)}。</p>
    ${table(['事件', '含义与内容'], Object.entries(topic.texts.events))}
  </section>`;

const EXAMPLE = `const socket = new WebSocket('PUBLIC/feed');
socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', subs: [{ topic: 'tournaments' }] }));
socket.onmessage = ({ data }) => console.log(JSON.parse(data));`;

/** The live protocol for people, made from what the hub and the engines know of themselves. */
export function livePage(publicUrl: string): string {
  const socketUrl = publicUrl.replace(/^http/, 'ws');
  return `<!doctype html>
<html lang="zh-CN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>牌擂实时协议</title>
  <link rel="stylesheet" href="/api/docs/live.css">
  <link rel="icon" href="data:,">
</head>
<body>
<main>
  <p><a href="/api/docs">接口文档</a> · <a href="/api/asyncapi.json">AsyncAPI</a></p>
  <h1>牌擂实时协议</h1>
  <p>指令走 HTTP，事实走套接字：连接只用来接收。订阅一个话题，先得到它的快照，再按顺序得到其后的每一个事件，不缺、不重、不乱。</p>
  <nav aria-label="目录"><ul>
    <li><a href="#connect">连接</a></li><li><a href="#send">发出的消息</a></li><li><a href="#receive">收到的消息</a></li>
    ${TOPICS.map((topic) => `<li><a href="#${anchor(topic)}">${escape(topic.texts.title)}</a></li>`).join('')}
  </ul></nav>
  <section id="connect">
    <h2>连接</h2>
    ${table(
      ['入口', '用途', '消息的写法'],
      [
        [`${socketUrl}/feed`, '直播叠加与机器人', '文本帧，每帧一个 JSON 对象：{ "type": 消息, …内容 }'],
        [`${socketUrl}/socket.io/`, '网页（Socket.IO，仅 WebSocket）', '事件名为消息，参数为内容；sub 以回执回答'],
      ],
    )}
    <p>/feed 接受任何来源：程序不必发送 Origin；其他网站的页面一律视为游客，只能订阅公开的话题，带来的 token 不起作用。Socket.IO 只接受本站的页面。需要身份时，token 放在第一条消息里，从不放在地址里。同一地址每分钟最多建立 20 个连接，同时最多 200 个；连接后 5 秒内没有问候会被关闭。每个连接每秒最多 20 次 sub、最多 200 个话题，发来的消息不超过 16 KB、最多嵌套 64 层；所有消息（包括 ping 与不认识的消息）合用一份额度：一次最多 600 条，此后每秒 20 条，每 1 KB 另算一条，超出即以 4429 关闭。</p>
    <pre tabindex="0"><code>${escape(EXAMPLE.replace('PUBLIC', socketUrl))}</code></pre>
    <p>断开后先随机等待 0–2 秒再连，随后五次各等 1–2 秒，再往后为 0–4 秒、0–8 秒、0–15 秒；重连时为每个话题带上 since。</p>
  </section>
  <section id="send"><h2>发出的消息</h2>${messages(CLIENT_MESSAGES)}</section>
  <section id="receive"><h2>收到的消息</h2>${messages(HUB_MESSAGES)}</section>
  <h2>话题</h2>
  ${TOPICS.map(section).join('')}
</main>
</body>
</html>
`;
}
