/** A notice as its page asks for it. */
export type ReadNotice = {
  id: string;
  title: string;
  content: string;
  viewCount: number;
  file: readonly { id: string; name: string; url: string; size: number }[];
  admin: { name: string };
  createdAt: string;
  updatedAt: string | null;
};
