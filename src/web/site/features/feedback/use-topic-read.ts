import { useEffect, useState } from 'react';
import { topicIds, type TopicId } from '#contract/topics.ts';
import { topicElementId } from '#web/ui/report/topic-element-id.ts';

/** The line of the window where one reads: a topic that lies across it is the one being read. */
const readingLine = '-35% 0px -64% 0px';

/** The open topic that is being read, or null: the one opened last, then whichever comes to lie where one reads. */
export function useTopicRead(open: ReadonlySet<TopicId>): [TopicId | null, (topicId: TopicId) => void] {
  const [read, setRead] = useState<TopicId | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const here = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const topic = topicIds.find((topicId) => topicElementId(topicId) === here);
        if (topic) setRead(topic);
      },
      { rootMargin: readingLine },
    );
    for (const topicId of open) {
      const article = document.getElementById(topicElementId(topicId));
      if (article) watch.observe(article);
    }
    return () => watch.disconnect();
  }, [open]);
  return [read !== null && open.has(read) ? read : null, setRead];
}
