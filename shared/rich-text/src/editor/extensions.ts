import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { isLink } from './link-address.ts';

/** A picture of another site would be dropped by the server: it is not taken in the first place. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/uploads/images/"]' }] });

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
