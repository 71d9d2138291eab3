interface Facts {
  film?: { poster: string };
}

/** The picture that stands for the company, below `content/`: the film's first one, or that of the teaser. */
export function frontPicture({ film }: Facts, about: { teaser: { image: string } }): string {
  return film?.poster ?? about.teaser.image;
}
