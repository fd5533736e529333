import { lineOfDiscarded, linesOfPreviews, noSuchPreview, type PreviewCommand } from '@petcare/wire/elsewhere';
import { discardPreview, standingPreviews } from './previews.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';

/** List the previews that stand, or end one; tells of it. The exit code: 1 when nothing was done. */
export function previewsCommand(
  databaseUrl: string,
  command: PreviewCommand,
  { site, actor, say }: { site: string; actor: string; say: Say },
): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    if (command.verb === 'list') {
      for (const line of linesOfPreviews(await standingPreviews(sql, null), site)) say(line);
      return 0;
    }
    const ended = await discardPreview(sql, { id: command.id, name: null, actor });
    say(ended ? lineOfDiscarded(ended) : noSuchPreview);
    return ended ? 0 : 1;
  });
}
