import React from 'react';
import axios from 'axios';

// A component as old code writes it: no hooks, no types, HTML in strings.
export class Filters extends React.Component {
  state = { genres: [], html: '<a href="/series/list">all</a>' };

  async componentDidMount() {
    this.setState({ genres: (await axios.get('/v2/genres')).data }); // want: review response-not-shown
  }

  render() {
    return (
      <form onSubmit={() => axios.patch(`/api/v1/libraries/${this.props.id}`, this.state)}> {/* want: migrated */}
        <div dangerouslySetInnerHTML={{ __html: this.state.html }} /> {/* nope: text */}
        {this.state.genres.map((genre) => <label key={genre}><input type="checkbox" />{genre}</label>)}
        <p>GET /api/v1/series, as of 1.15</p> {/* nope: text */}
      </form>
    );
  }
}
