import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { isLink } from './link-address.ts';
import { movedPicture, type Way } from './moved-picture.ts';

/** A CDN may show it, whose host stands in front. */
const OWN = /^(?:https?:\/\/[^/]+)?\/uploads\/images\//;

/** A picture of another site would be dropped by the server: it is not taken in the first place. A chosen one is moved by keys. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => OWN.test(image.getAttribute('src') ?? '') && null }],
  addKeyboardShortcuts() {
    const move = (way: Way) => () => {
      const moved = movedPicture(this.editor.state, way);
      if (moved !== null) this.editor.view.dispatch(moved);
      return moved !== null;
    };
    return { 'Alt-ArrowUp': move(-1), 'Alt-ArrowDown': move(1) };
  },
});

/** The markup that the server lets through (server/src/platform/text/rich-text.ts), and nothing else. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (address) => isLink(address) },
  }),
  OwnImage,
];
