export const Cover = ({ id }: { id: string }) => <img src={`/api/v1/series/${id}/thumbnail`} alt="" />; // nope: a picture
