import type { SourceAnswer } from '@pailei/contracts/http/first-view';
import { sharePictureAt } from '@pailei/contracts/http/share-pictures';
import { profileApi } from '@pailei/contracts/people/profile/profile.api';
import type { BattleTeamView } from '@pailei/contracts/play/battles/battle-views';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { imageOf } from '@pailei/contracts/site/uploads/image-address';
import type { TopicName } from '@pailei/contracts/topics/topic';
import type { ReactNode } from 'react';

import { championOf } from '../../shared/tournaments/event-summary.ts';
import type { ReadSource } from '../scope.ts';
import { BattlePicture } from './BattlePicture.tsx';
import { dataUrlOf } from './draw.ts';
import { MatchPicture } from './MatchPicture.tsx';
import { PlayerPicture } from './PlayerPicture.tsx';
import { SeasonPicture } from './SeasonPicture.tsx';
import { SitePicture } from './SitePicture.tsx';
import { TournamentPicture } from './TournamentPicture.tsx';

/** What the picture at a path shows, by what guests are told. Throws where they are told nothing. */
export async function pictureAt(path: string, read: ReadSource): Promise<ReactNode> {
  const picture = sharePictureAt(path);
  switch (picture?.kind) {
    case 'site':
      return <SitePicture />;
    case 'tournaments': {
      const tournament = await readTopic(tournamentTopic.of(picture.id), read);
      const champion = championOf(tournament);
      const championPicture = champion && (await readAvatar(champion.user_id, read));
      return <TournamentPicture tournament={tournament} championPicture={championPicture} />;
    }
    case 'matches': {
      const match = await readTopic(matchTopic.of(picture.id), read);
      const { players } = match.info;
      const [a, b] = await Promise.all([readAvatar(players.a, read), readAvatar(players.b, read)]);
      return <MatchPicture match={match} pictures={{ a, b }} />;
    }
    case 'battles': {
      const battle = await readTopic(battleTopic.of(picture.id), read);
      const { a, b } = battle.info.teams;
      const [ofA, ofB] = await Promise.all([readCrest(a, read), readCrest(b, read)]);
      return <BattlePicture battle={battle} crests={{ a: ofA, b: ofB }} />;
    }
    case 'players': {
      const answer = await read({ url: `/api${profileApi.player.path.replace(':id', picture.id)}` });
      const { data } = JSON.parse('body' in answer ? answer.body : '{}') as { data: unknown };
      const player = profileApi.player.data.parse(data);
      return <PlayerPicture player={player} picture={await readAvatar(player.id, read)} />;
    }
    case 'seasons': {
      const answer = await read({ url: `/api${seasonsApi.champion.path.replace(':number', picture.id)}` });
      const { data } = JSON.parse('body' in answer ? answer.body : '{}') as { data: unknown };
      const page = seasonsApi.champion.data.parse(data);
      return <SeasonPicture page={page} picture={await readChampion(page, read)} />;
    }
    case undefined:
      throw new Error(`${path} is no picture`);
    default:
      return picture satisfies never;
  }
}

async function readTopic<View>(name: TopicName<View>, read: ReadSource): Promise<View> {
  const answer = await read({ topic: name });
  if (!('topic' in answer) || !answer.topic) throw new Error(`guests are told nothing of ${name}`);
  // as the topic's contract let it out
  return answer.topic.state as View;
}

/** The uploaded picture of a crest; `undefined`: the generated one stands in its place. */
async function readCrest(
  { crest: { image_id } }: Pick<BattleTeamView, 'crest'>,
  read: ReadSource,
): Promise<string | undefined> {
  if (image_id === null) return undefined;
  const answer: SourceAnswer = await read({ file: imageOf(image_id, 'thumb') });
  return 'bytes' in answer && answer.bytes ? dataUrlOf(answer.bytes) : undefined;
}

/** A team's crest as it was when the season was closed, a player's picture of today. */
async function readChampion({ team, account }: ChampionPageView, read: ReadSource): Promise<string | undefined> {
  if (team) return team.crest && (await readCrest({ crest: team.crest }, read));
  return account ? readAvatar(account.id, read) : undefined;
}

/** `undefined`: the first character of the name stands in its place. */
async function readAvatar(userId: string, read: ReadSource): Promise<string | undefined> {
  const answer: SourceAnswer = await read({ file: `/api${profileApi.avatar.path.replace(':user', userId)}` });
  return 'bytes' in answer && answer.bytes ? dataUrlOf(answer.bytes) : undefined;
}
